// The WebAssembly half of `src/main.rs`: node run.mjs <module.wasm> play|digest|masters <game> <players> <variant> <amount>
import { readFile } from "node:fs/promises";

const [path, command, game, players, variant, amount] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(path));
const call = (name, from, to) =>
  BigInt.asUintN(64, instance.exports[name](Number(game), Number(players), Number(variant), from, to));

// Short slices: V8 never replaces a function while it runs, so one long call would stay in slow code.
const SLICE = 50n;

if (command !== "play") {
  console.log(String(call(command, 0n, BigInt(amount))));
} else {
  const until = performance.now() + Number(amount) * 1000;
  const slices = [];
  let [matches, actions] = [0n, 0n];
  do {
    const start = process.hrtime.bigint();
    const taken = call("play", matches, matches + SLICE);
    slices.push(Number(process.hrtime.bigint() - start) / Number(taken));
    actions += taken;
    matches += SLICE;
  } while (performance.now() < until);
  slices.sort((one, other) => one - other);
  console.log(`${matches} ${actions} ${slices[Math.floor(slices.length / 2)]}`);
}
