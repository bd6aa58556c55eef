/** Address of a picture that a member may choose. */
export const avatarUrl = (icon: string): string => `/art/avatars/${icon}.svg`
