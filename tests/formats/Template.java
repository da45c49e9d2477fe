import com.healthmarketscience.jackcess.*;
import java.io.File;

/** The empty database of a session for table devices: the tables and columns that their control program looks for. */
public class Template {
    static Database db;

    static void table(String name, String... columns) throws Exception {
        TableBuilder table = new TableBuilder(name);
        for (String column : columns) {
            String[] parts = column.split(":");
            ColumnBuilder made = new ColumnBuilder(parts[0]);
            switch (parts[1]) {
                case "id": made.setType(DataType.LONG).setAutoNumber(true); break;
                case "long": made.setType(DataType.LONG); break;
                case "int": made.setType(DataType.INT); break;
                case "bool": made.setType(DataType.BOOLEAN); break;
                case "date": made.setType(DataType.SHORT_DATE_TIME); break;
                default: made.setType(DataType.TEXT).setLengthInUnits(Integer.parseInt(parts[1]));
            }
            table.addColumn(made);
        }
        table.toTable(db);
    }

    public static void main(String[] names) throws Exception {
        db = new DatabaseBuilder(new File(names[0])).setFileFormat(Database.FileFormat.V2000).create();
        String[] received = {"ID:id", "Section:int", "Table:int", "Round:int", "Board:int", "PairNS:int", "PairEW:int",
            "Declarer:int", "NS/EW:2", "Contract:10", "Result:10", "LeadCard:10", "Remarks:255", "DateLog:date",
            "TimeLog:date", "Processed:bool", "Processed1:bool", "Processed2:bool", "Processed3:bool",
            "Processed4:bool", "Erased:bool"};
        table("Clients", "ID:id", "Computer:255");
        table("Section", "ID:int", "Letter:2", "Tables:int", "MissingPair:int");
        table("Tables", "Section:int", "Table:int", "ComputerID:int", "Status:int", "LogOnOff:int", "CurrentRound:int",
            "CurrentBoard:int", "UpdateFromRound:int");
        table("RoundData", "Section:int", "Table:int", "Round:int", "NSPair:int", "EWPair:int", "LowBoard:int",
            "HighBoard:int", "CustomBoards:255");
        table("ReceivedData", received);
        table("IntermediateData", received);
        table("PlayerNumbers", "Section:int", "Table:int", "Direction:2", "Number:16", "Name:18");
        table("PlayerNames", "ID:long", "Name:18");
        table("BiddingData", "ID:id", "Section:int", "Table:int", "Round:int", "Board:int", "Counter:int",
            "Direction:2", "Bid:10", "DateLog:date", "TimeLog:date", "Erased:bool");
        table("PlayData", "ID:id", "Section:int", "Table:int", "Round:int", "Board:int", "Counter:int",
            "Direction:2", "Card:10", "DateLog:date", "TimeLog:date", "Erased:bool");
        table("Settings", "ShowResults:bool", "ShowOwnResult:bool", "RepeatResults:bool", "MaximumResults:int",
            "ShowPercentage:bool", "GroupSections:bool", "ScorePoints:int", "EnterResultsMethod:int",
            "ShowPairNumbers:bool", "IntermediateResults:bool", "AutopoweroffTime:int", "VerificationTime:int",
            "ShowContract:int", "LeadCard:bool", "MemberNumbers:bool", "MemberNumbersNoBlankEntry:bool",
            "BoardOrderVerification:bool", "HandRecordValidation:bool");
        String[] hands = new String[18];
        hands[0] = "Section:int";
        hands[1] = "Board:int";
        int at = 2;
        for (String seat : new String[] {"North", "East", "South", "West"})
            for (String suit : new String[] {"Spades", "Hearts", "Diamonds", "Clubs"}) hands[at++] = seat + suit + ":13";
        table("HandRecord", hands);
        db.close();
    }
}
