/** What every journey needs of a browser, whatever protocol it speaks. Nothing here runs in the page but ES5. */
export interface Engine {
  /** As the engine calls itself. */
  readonly version: string;
  goto(address: string): Promise<void>;
  /** The value of an ES5 expression in the page, as JSON carries it. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses and lets go at this point of the window. */
  tap(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** The window as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** Whether the pages' own scripts run; only Chromium can be told. */
  scripts?: boolean;
}

/** A small phone. */
export const WINDOW = { width: 360, height: 640 };
