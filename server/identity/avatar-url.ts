export const avatarUrl = (icon: string): string => `/art/avatars/${icon}.svg`
