import { contractSuite } from "./contract-suite";

contractSuite(async (origin) => ({ origin }));
