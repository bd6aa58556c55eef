ALTER TABLE "sms_code" DROP CONSTRAINT "sms_code_recipient_purpose_unique";--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "asked_by" bigint;--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_asked_by_member_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_recipient_purpose_asked_by_unique" UNIQUE NULLS NOT DISTINCT("recipient","purpose","asked_by");