// Loaded into a host by `--import`: its clock is ahead by as many milliseconds as the file CLOCK_FILE says, as when a
// machine's clock is set. Timers go on as they do then.
import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 20;
const TrueDate = Date;
let aheadMs = 0;

function look() {
  try {
    aheadMs = Number(readFileSync(process.env.CLOCK_FILE, "utf8")) || 0;
  } catch {
    // Not written yet, or this very moment: the clock stays.
  }
}

look();
setInterval(look, LOOK_EVERY_MS).unref();
TrueDate.now = (
  (now) => () =>
    now() + aheadMs
)(TrueDate.now);
globalThis.Date = class extends TrueDate {
  constructor(...given) {
    if (given.length === 0) super(TrueDate.now());
    else super(...given);
  }
};
