import { pictureStyle } from '@palpite/charts/picture/style.ts'

let isAdopted = false

/** Applies to the page the same styles that exported pictures contain. */
export function adoptPictureStyle(): void {
  if (isAdopted) return
  isAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(pictureStyle)
  document.adoptedStyleSheets.push(sheet)
}
