// The WebAssembly half of `src/main.rs`: node run.mjs <module.wasm> play|digest <game> <players> <amount>
import { readFile } from "node:fs/promises";

const [path, command, game, players, amount] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(path));
const call = (name, from, to) =>
  BigInt.asUintN(64, instance.exports[name](Number(game), Number(players), from, to));

// Short slices: V8 never replaces a function while it runs, so one long call would stay in slow code.
const SLICE = 200n;

if (command === "digest") {
  console.log(String(call("digest", 0n, BigInt(amount))));
} else {
  for (let warm = 0; warm < 20; warm += 1) call("play", 0n, SLICE);
  const start = process.hrtime.bigint();
  const until = BigInt(amount) * 1_000_000_000n;
  let matches = 0n;
  let actions = 0n;
  let spent = 0n;
  while (spent < until) {
    actions += call("play", matches, matches + SLICE);
    matches += SLICE;
    spent = process.hrtime.bigint() - start;
  }
  console.log(`${matches} ${actions} ${spent}`);
}
