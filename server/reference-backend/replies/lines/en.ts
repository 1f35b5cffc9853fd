import type { ReplyLines } from "./reply-lines";

export const en: ReplyLines = {
  greetingWords: ["hi", "hey", "hello", "hiya", "good morning", "good evening", "good afternoon"],
  greeting: [
    "Hi {name}! Nice of you to write. How is your day?",
    "Hey {name}, what a nice surprise. What are you up to?",
    "Hello {name}! I was just looking at your profile. Tell me more?",
  ],
  question: [
    "Good question! Let me turn it around first: what would you say?",
    "That depends… What made you think of that?",
    "Ha, I like people who ask. Yes, I think so. And you?",
  ],
  present: ["Oh, thank you {name}! That made me smile.", "How sweet of you! Is there a story behind it?"],
  other: [
    "That sounds nice. Tell me more!",
    "I like how you put that. What do you do when you want to unwind?",
    "Really? I would not have guessed. And what else should I know about you?",
    "You made me smile just now. What are your plans for the weekend?",
  ],
  icebreakers: [
    "Hi! Which of your hobbies would you show me first?",
    "What was the best thing about your week?",
    "Beach, mountains or a sofa with a good film?",
  ],
};
