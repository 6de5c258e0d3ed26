// Loads the page anew after every build, and when a server that was away is back.

function listen(onopen) {
  const server = new WebSocket('.well-known/trunk/ws');
  server.onopen = onopen;
  server.onmessage = ({ data }) => {
    const { type, data: failure } = JSON.parse(data);
    if (type === 'reload') location.reload();
    else console.error(failure.reason);
  };
  server.onclose = () => setTimeout(listen, 1000, () => location.reload());
}

listen();
