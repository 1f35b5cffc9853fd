import { contractSuite } from "./contract-suite";

contractSuite(async (reference) => ({ origin: await reference() }));
