/** Where links lead to on most sites: networks, messengers, and the shops of apps. */
export const usualDomains = [
  'youtube.com',
  'facebook.com',
  'instagram.com',
  'whatsapp.com',
  'wa.me',
  'messenger.com',
  'm.me',
  'telegram.me',
  't.me',
  'apps.apple.com',
  'play.google.com',
]
