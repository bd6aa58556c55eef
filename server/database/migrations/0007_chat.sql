CREATE TABLE "chat_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_message_memberId_clientId_unique" UNIQUE("member_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "chat_presence" (
	"room_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_presence_room_id_member_id_pk" PRIMARY KEY("room_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_presence" ADD CONSTRAINT "chat_presence_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_message_room_id_id_index" ON "chat_message" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "chat_message_member_id_at_index" ON "chat_message" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "chat_presence_room_id_seen_at_index" ON "chat_presence" USING btree ("room_id","seen_at");