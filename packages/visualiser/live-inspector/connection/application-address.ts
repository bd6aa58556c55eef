/**
 * Returns the application's URL if it serves these charts at `/flows/`, or undefined if the charts are hosted
 * elsewhere.
 */
export const applicationAddress = (): string | undefined =>
  location.pathname.startsWith('/flows/') ? '/' : undefined
