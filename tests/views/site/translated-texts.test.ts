import { expect, test } from 'vitest'
import { followTranslation } from '#ui/kit/translated-page/follow-translation.ts'

/** Translates a text as some browsers do: moves its node into new elements and changes its text. */
function translateMoved(text: Text, words: string): void {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  outer.append(inner)
  text.before(outer)
  inner.append(text)
  text.data = words
}

test('restores a number that the browser’s translation has changed, and keeps translated words', async () => {
  followTranslation()
  const page = document.createElement('p')
  page.innerHTML = '<b>47</b><i>games</i>'
  document.body.append(page)
  const [figure, words] = [...page.children].map(({ firstChild }) => firstChild)
  if (!(figure instanceof Text && words instanceof Text)) throw new Error('The page has no texts.')
  translateMoved(figure, '４７')
  translateMoved(words, 'jogos')
  await expect
    .poll(() => page.innerHTML)
    .toBe('<b translate="no">47</b><i><font><font>jogos</font></font></i>')
})
