import { pictureStyle } from '@palpite/charts/picture/style.ts'

let isAdopted = false

/** Gives the page the look of pictures: the same sheet that goes into exported files. */
export function adoptPictureStyle(): void {
  if (isAdopted) return
  isAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(pictureStyle)
  document.adoptedStyleSheets.push(sheet)
}
