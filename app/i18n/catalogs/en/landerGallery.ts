/** The lander that hangs members like an exhibition. */
export default {
  rooms_label: "Rooms",
  wall_label: "Exhibition",
  entrance: "Entrance",
  room: "Room {number}",
  door: "The door",
  walk: "Walk along the wall",
  door_title: "The rest hangs behind this door",
  door_text: "Signing up is the ticket, and it is free.",
  work_sea: "Evening, two people",
  work_dance: "After the last song",
  work_kitchen: "Two glasses",
  work_balcony: "Two chairs",
  work_road: "Somewhere else",
  work_coffee: "Still warm",
} as const;
