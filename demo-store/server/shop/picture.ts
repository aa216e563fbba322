/** Where a picture of a product is: its main one, or that of a view. */
export const pictureOf = (handle: string, view?: string | null): string =>
  `/pictures/${view ? `${handle}-${view}` : handle}.svg`;
