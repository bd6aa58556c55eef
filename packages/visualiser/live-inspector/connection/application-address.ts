/** The root of the host if it serves these charts at `/flows/`. Undefined if they are hosted separately. */
export const applicationAddress = (): string | undefined =>
  location.pathname.startsWith('/flows/') ? '/' : undefined
