/** The domain of a new sandbox. No site owns it, so links use the URL at which the site was opened. */
export const PLACEHOLDER_DOMAIN = 'palpite.example'
