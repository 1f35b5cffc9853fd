interface Pictured<Photo> {
  profile: { main_image?: Photo | undefined };
  photos: readonly Photo[];
}

/** The photos this reader may see, the main one first, which an operator may leave out of the list. */
export function photosInOrder<Photo extends { match: string }>({
  profile,
  photos,
}: Pictured<Photo>): Photo[] {
  const main = profile.main_image ?? photos[0];
  return main ? [main, ...photos.filter((photo) => photo.match !== main.match)] : [];
}
