import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { hasStackedMarks, withoutStackedMarks } from '#domain/text/combining-marks.ts'
import { addedText, plainText } from '#domain/text/plain-text.ts'
import { sanitizeText } from '#domain/text/sanitize-text.ts'
import { isForbiddenNickname } from '#server/identity/nickname.ts'

const zalgo = `Z${'\u0335\u0321\u0300'.repeat(8)}algo`

describe('Stacked marks on a letter', () => {
  it.each(['Nguyễn Thị Ánh'.normalize('NFD'), 'ที่ผู้น้ำ', 'नमस्ते क्ष्म्य', 'שָׁלוֹם', '👩🏽‍❤️‍💋‍👨🏿 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣', 'ação'])(
    'are kept in “%s”',
    (text) => {
      expect(hasStackedMarks(text)).toBe(false)
      expect(withoutStackedMarks(text)).toBe(text)
      expect(v.is(plainText(300), text)).toBe(true)
    },
  )

  it('are limited in text that other people read', () => {
    expect(hasStackedMarks(zalgo)).toBe(true)
    expect(v.is(plainText(300), zalgo)).toBe(false)
    for (const kept of [sanitizeText(zalgo), v.parse(addedText(300), zalgo)]) {
      expect(kept).toBe('Z\u0335\u0321\u0300\u0335algo')
      expect(v.is(plainText(300), kept)).toBe(true)
    }
  })

  it('are detected even between zero-width characters', () => {
    expect(hasStackedMarks(`a${'\u0301\u200d'.repeat(6)}`)).toBe(true)
  })

  it('make a nickname invalid, as invisible letters do', () => {
    for (const nickname of [zalgo, '\u3164\u3164', '\u115f\u1160']) {
      expect(isForbiddenNickname(nickname, 'Palpite'), nickname).toBe(true)
    }
    expect(isForbiddenNickname('D’Ávila', 'Palpite')).toBe(false)
  })
})
