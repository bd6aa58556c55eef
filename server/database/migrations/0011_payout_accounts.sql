CREATE TABLE "payout_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"masked_name" text NOT NULL,
	"holder" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"preferred_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_account_member_id_added_at_index" ON "payout_account" USING btree ("member_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_kept" ON "payout_account" USING btree ("member_id","kind","number") WHERE "payout_account"."removed_at" is null;