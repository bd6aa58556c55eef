/**
 * Where the application is: at the root of the platform that serves these charts at `/flows/`. Undefined where they stand by
 * themselves, and nobody knows.
 */
export const applicationAddress = (): string | undefined =>
  location.pathname.startsWith('/flows/') ? '/' : undefined
