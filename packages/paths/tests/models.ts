import { alarm } from '#paths/tests/machines/alarm.ts'
import { chat } from '#paths/tests/machines/chat.ts'
import { login } from '#paths/tests/machines/login.ts'
import { parcel } from '#paths/tests/machines/parcel.ts'
import { player } from '#paths/tests/machines/player.ts'
import { turnstile } from '#paths/tests/machines/turnstile.ts'

/** Test machines that together use every XState feature that the tool supports. */
export const models = { alarm, chat, login, parcel, player, turnstile }
