CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_for" uuid,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "upload_used_or_expiring" CHECK (("upload"."used_for" is null) <> ("upload"."expires_at" is null))
);
--> statement-breakpoint
ALTER TABLE "withdrawal_order" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_member_id_created_at_index" ON "upload" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "upload_used" ON "upload" USING btree ("used_for") WHERE "upload"."used_for" is not null;