/** Returns the text of a notification without its tags, with plain spaces. */
export const notificationText = (html: string): string =>
  html.replaceAll(/<\/?(?:p|strong)>/g, '').replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
