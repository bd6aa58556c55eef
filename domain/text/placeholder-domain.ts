/**
 * The domain of a new sandbox. It belongs to no site, so links use the address the site was opened by
 * instead.
 */
export const PLACEHOLDER_DOMAIN = 'palpite.example'
