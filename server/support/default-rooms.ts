import * as v from 'valibot'
import { localizedTextSchema } from '#domain/text/localized-text.ts'
import { localizedText } from '#server/texts/localized-text.ts'

export const lobbyRoom = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
  title: localizedTextSchema,
  about: localizedTextSchema,
  /** Whether members may write. A closed room remains readable. */
  open: v.boolean(),
  agentsOnly: v.boolean(),
})

export type LobbyRoom = v.InferOutput<typeof lobbyRoom>

export const defaultRooms: LobbyRoom[] = [
  {
    id: 'general',
    title: localizedText(/*i18n*/ { id: 'chat.room.general.title', message: 'General' }),
    about: localizedText(/*i18n*/ { id: 'chat.room.general.about', message: 'A bit of everything' }),
    open: true,
    agentsOnly: false,
  },
  {
    id: 'games',
    title: localizedText(/*i18n*/ { id: 'chat.room.games.title', message: 'Games' }),
    about: localizedText(
      /*i18n*/ { id: 'chat.room.games.about', message: 'What you’re playing and how it works' },
    ),
    open: true,
    agentsOnly: false,
  },
  {
    id: 'sports',
    title: localizedText(/*i18n*/ { id: 'chat.room.sports.title', message: 'Sports' }),
    about: localizedText(/*i18n*/ { id: 'chat.room.sports.about', message: 'Matches, line-ups and tips' }),
    open: true,
    agentsOnly: false,
  },
  {
    id: 'english',
    title: localizedText(/*i18n*/ { id: 'chat.room.english.title', message: 'English' }),
    about: localizedText(/*i18n*/ { id: 'chat.room.english.about', message: 'For conversations in English' }),
    open: true,
    agentsOnly: false,
  },
  {
    id: 'june',
    title: localizedText(/*i18n*/ { id: 'chat.room.june.title', message: 'June festival' }),
    about: localizedText(
      /*i18n*/ {
        id: 'chat.room.june.about',
        message: 'The festival is over; you can still read the messages',
      },
    ),
    open: false,
    agentsOnly: false,
  },
  {
    id: 'agents',
    title: localizedText(/*i18n*/ { id: 'chat.room.agents.title', message: 'Agents' }),
    about: localizedText(/*i18n*/ { id: 'chat.room.agents.about', message: 'For agents only' }),
    open: true,
    agentsOnly: true,
  },
]
