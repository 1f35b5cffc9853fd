import type { Words } from "../../catalog";

export default {} satisfies Words<"icebreakers">;
