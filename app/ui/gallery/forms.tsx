import { Button } from "../button";
import { Checkbox, Choice } from "../choice";
import { DateField } from "../date-field";
import { ErrorSummary } from "../error-summary";
import { Field } from "../field";
import { PhotoField } from "../photo-field";
import { Select } from "../select";
import { TextArea } from "../text-area";
import { Exhibit } from "./exhibit";

const errors = [
  { field: "email", id: "g-email", text: "Invalid email" },
  { field: "date_of_birth", id: "g-dob-day", text: "Enter your date of birth (18+)" },
];

/** Every control, quiet and refused. */
export function Forms() {
  return (
    <Exhibit title="Forms">
      <form className="form narrow" method="get">
        <ErrorSummary title="Please check two things" errors={errors} focus={false} />
        <Field id="g-name" name="name" label="Name" help="Others see this name." autoComplete="nickname" />
        <Field
          id="g-email"
          name="email"
          type="email"
          label="Email"
          error="Invalid email"
          defaultValue="anna@example"
          autoComplete="email"
        />
        <Field
          id="g-password"
          name="password"
          type="password"
          label="Password"
          reveal={{ show: "Show password", hide: "Hide password" }}
          autoComplete="new-password"
        />
        <DateField
          id="g-dob"
          name="date_of_birth"
          label="Date of birth"
          parts={{ day: "Day", month: "Month", year: "Year" }}
          defaultValue={{ day: "31", month: "2", year: "1990" }}
          error="Enter your date of birth (18+)"
          help="For example 27 3 1990"
          birthday
        />
        <Choice
          kind="radio"
          id="g-gender"
          name="gender"
          label="I am looking for"
          pills
          chosen={["female"]}
          options={[
            { value: "female", label: "Women" },
            { value: "male", label: "Men" },
          ]}
        />
        <Select
          id="g-region"
          name="region"
          label="Region"
          empty="Choose a region"
          options={[
            { value: "ut", label: "Utrecht" },
            { value: "nh", label: "Noord-Holland" },
          ]}
        />
        <PhotoField id="g-photo" label="Photos" help="JPEG, PNG, WebP or GIF." multiple />
        <TextArea id="g-about" name="about" label="About me" count={{ max: 500, words: "characters" }} />
        <Choice
          kind="checkbox"
          id="g-news"
          name="news"
          label="Tell me about"
          chosen={["like"]}
          options={[
            { value: "like", label: "New likes", help: "At most one email a day." },
            { value: "news", label: "News of this site" },
          ]}
        />
        <Checkbox id="g-terms" name="terms" label="I am 18 or older and accept the terms." />
        <Button wide>Create account</Button>
      </form>
    </Exhibit>
  );
}
