/** Whose clocks say when a day, a week or a month begins, and which time every moment is shown in: those of the site's country. */
export const calendarZone = 'America/Sao_Paulo'
