/** A setting that looked right but cannot be used, such as a folder whose store is broken; the host ends with 78 (OPS-10). */
class UnusableSetting extends Error {
  override readonly name = "UnusableSetting";

  constructor(
    /** As in docs/operating.md, such as `DATA_DIR`. */
    readonly setting: string,
    problem: string,
  ) {
    super(`${setting} ${problem}`);
  }
}

/** What this gives; what it throws is the setting's fault. */
export async function fromSetting<T>(
  setting: string,
  wayOut: string,
  make: () => T | Promise<T>,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    throw new UnusableSetting(
      setting,
      `cannot be used: ${error instanceof Error ? error.message : error}${wayOut}`,
    );
  }
}
