import type { Popup } from '#protocol/site/popups.ts'

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

export const news: Popup = { ...welcome, id: 'news', execution: 'A', title: 'News' }
