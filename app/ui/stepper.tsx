type StepperProps = {
  /** From 1. */
  step: number;
  total: number;
  /** "Step 2 of 6". */
  text: string;
};

/** How far along: dots for the eye, one sentence for screen readers. */
export function Stepper({ step, total, text }: StepperProps) {
  return (
    <div>
      <p className="sr">{text}</p>
      <ol className="steps" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
          <li
            key={number}
            className={number < step ? "done" : undefined}
            aria-current={number === step ? "step" : undefined}
          />
        ))}
      </ol>
    </div>
  );
}
