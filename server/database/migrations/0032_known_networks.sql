CREATE TABLE "known_network" (
	"member_id" bigint NOT NULL,
	"network" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_network_member_id_network_pk" PRIMARY KEY("member_id","network")
);
--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "client_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "others_guesses_left" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "known_network" ADD CONSTRAINT "known_network_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_network_expires_at_index" ON "known_network" USING btree ("expires_at");