import { pictureStyle } from '@palpite/charts/picture/style.ts'

let isAdopted = false

/** Adds the styles of exported pictures to the page. */
export function adoptPictureStyle(): void {
  if (isAdopted) return
  isAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(pictureStyle)
  document.adoptedStyleSheets.push(sheet)
}
