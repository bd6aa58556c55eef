import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { call } from '#protocol/kit/call.ts'

export const bannerGroup = v.picklist(['w_login', 'w_register', 'w_forget', 'w_home', 'w_leftmenu'])
export type BannerGroup = v.InferOutput<typeof bannerGroup>

export const banner = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  /** Label of the button; empty if the banner has no link. */
  action: v.string(),
  image: v.string(),
  /** Hex colours of the image's background, and of the text on it. Their contrast ratio is at least 4.5:1. */
  ground: v.string(),
  on: v.string(),
  /** Untrusted URL. `linkageType` says what it links to. */
  url: v.string(),
  linkageType: v.picklist(['none', 'page', 'promotion', 'game', 'outside']),
})

export type Banner = v.InferOutput<typeof banner>

export const listBanners = call({
  method: 'GET',
  path: '/wps/relay/banners',
  summary: 'Lists the banners of a position, in display order.',
  request: v.object({ group: bannerGroup, language: v.optional(language) }),
  reply: v.object({ banners: v.array(banner) }),
})
