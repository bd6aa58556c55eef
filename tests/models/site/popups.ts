import type { Popup } from '#protocol/site/popups.ts'

/** The popup of a first login. */
export const welcome: Popup = {
  id: 'welcome',
  execution: 'F',
  title: 'Welcome',
  content: '<p>Good to see you.</p>',
  image: null,
  action: '',
  url: '',
  linkageType: 'none',
  closesAfter: null,
}

/** A popup for whoever is logged in. */
export const news: Popup = { ...welcome, id: 'news', execution: 'A', title: 'News' }
