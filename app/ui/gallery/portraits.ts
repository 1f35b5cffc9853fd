import one from "../samples/portrait-1.svg";
import two from "../samples/portrait-2.svg";
import three from "../samples/portrait-3.svg";

/** Drawn stand-ins for photographs; no person is shown. */
export const portraits = { one, two, three };
