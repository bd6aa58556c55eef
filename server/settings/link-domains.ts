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
