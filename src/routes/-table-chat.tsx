import { ReportedChat } from './-reported-chat.tsx'

/** The chat of a live table. */
export const TableChat = ({ roomId }: { roomId: string }) => <ReportedChat roomId={roomId} />
