import { Button, ButtonLink } from "#app/ui/button";
import { ErrorSummary } from "#app/ui/error-summary";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { Stepper } from "#app/ui/stepper";
import { AboutStep } from "./about-step-view";
import { ConfirmStep } from "./confirm-view";
import { LocationStep } from "./location-step-view";
import { MeetFormView } from "./meet-step-view";
import { PersonalStep } from "./personal-step-view";
import { PhotoStepView } from "./photo-step-view";
import { PushStep } from "./push-step-view";
import type { StepModel } from "./step-types";

/** One step of finishing the signup: dots, its form, and the ways back and past it (SIGN-02). */
export function StepsView({ model }: { model: StepModel }) {
  const { notice } = model;
  if (model.step === "photo") {
    return (
      <PhotoStepView
        model={model.photos}
        result={model.result}
        action={model.action}
        before={<Stepper {...model.stepper} />}
      />
    );
  }
  return (
    <section className="narrow stack">
      <Stepper {...model.stepper} />
      <h1>{model.title}</h1>
      <ErrorSummary title={model.errorsTitle} errors={model.errors} />
      {notice ? (
        <Notice kind={notice.kind} announce>
          <p>{notice.text}</p>
        </Notice>
      ) : null}
      <StepBody model={model} />
      <StepWays model={model} />
    </section>
  );
}

function StepBody({ model }: { model: Exclude<StepModel, { step: "photo" }> }) {
  switch (model.step) {
    case "meet":
      return (
        <MeetFormView
          form={{ action: model.action, key: model.key, fields: model.fields, submit: model.words.save }}
          errors={model.errors}
        />
      );
    case "location":
      return <LocationStep model={model} fields={model.fields} />;
    case "personal":
      return <PersonalStep model={model} fields={model.fields} consent={model.consent} />;
    case "about":
      return <AboutStep model={model} fields={model.fields} consent={model.consent} />;
    case "push":
      return <PushStep model={model} option={model.option} />;
    case "confirm":
      return <ConfirmStep model={model} fields={model.fields} />;
  }
}

/** Skipping is a post, so that coming back later does not ask again. */
function StepWays({ model }: { model: StepModel }) {
  const { back, words, step } = model;
  const skips = step !== "confirm" && step !== "push";
  if (!back && !skips) return null;
  return (
    <div className="head">
      {back ? (
        <ButtonLink variant="quiet" icon="chevron-left" href={back.href}>
          {back.label}
        </ButtonLink>
      ) : null}
      {skips ? (
        <form method="post" action={model.action}>
          <KeyField value={model.key} />
          <Button variant="quiet" name="intent" value="skip">
            {words.skip}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
