/** Adding photos: the field, the step of a signup, and what became of each file. */
export default {
  title: "Add your photos",
  intro: "Profiles with a photo get many more answers. Your first photo is the one that others see first.",
  field: "Choose photos",
  field_help:
    "JPEG, PNG, WebP or GIF, {mb} MB at once. Before anybody sees a photo we remove the place and everything else your camera wrote into it.",
  room_one: "You can add {count} more photo.",
  room_other: "You can add {count} more photos.",
  full: "You have as many photos as you can have for now.",
  full_premium: "Premium members can have more.",
  yours: "Your photos",
  main: "Main photo",
  alt: "Your photo number {number}",
  submit: "Add photos",
  skip: "Skip for now",
  next: "Continue",
  none_chosen: "Choose a photo first",
  added: "{name} was added.",
  unnamed: "This file",
  problem_empty: "{name} is empty. Choose another file.",
  problem_too_large: "{name} is too large. Choose a smaller one.",
  problem_not_a_picture: "{name} is not a picture that we can read. Choose a JPEG, PNG, WebP or GIF.",
  problem_heic:
    "{name} has Apple's HEIC format, which many devices cannot show. Save it as JPEG and try again.",
  problem_too_many_pixels: "{name} has more pixels than we can take. Make it smaller and try again.",
  problem_photo_limit_one: "{name} was not added: you can have {count} photo.",
  problem_photo_limit_other: "{name} was not added: you can have {count} photos.",
  problem_refused: "{name} was not accepted, perhaps because it is too small. Choose another one.",
  problem_failed: "{name} could not be added. Please try again later.",
  problem_unconfirmed: "We could not confirm {name}. Look at your photos before you send it again.",
  post_too_large:
    "Together the files are larger than {mb} MB. Nothing was saved. Go back and send fewer at once, or smaller ones.",
} as const;
