import java.io.FileInputStream;
import java.io.InputStream;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.LogManager;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/**
 * Judges PDF files by veraPDF's rules: java Vera.java 3a,ua1 FILE...
 * One line for each file and flavour (verdict, flavour, file, number of checks), and below it one for each broken rule.
 */
public class Vera {
  public static void main(String[] arguments) {
    LogManager.getLogManager().reset();
    VeraGreenfieldFoundryProvider.initialise();
    for (int i = 1; i < arguments.length; i++) {
      for (String flavour : arguments[0].split(",")) {
        judge(arguments[i], flavour);
      }
    }
  }

  private static void judge(String file, String flavourName) {
    PDFAFlavour flavour = PDFAFlavour.fromString(flavourName);
    try (InputStream stream = new FileInputStream(file);
        PDFAParser parser = Foundries.defaultInstance().createParser(stream, flavour)) {
      PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false);
      ValidationResult result = validator.validate(parser);
      say(result.isCompliant() ? "PASS" : "FAIL", flavourName, file, result.getTotalAssertions());
      brokenRules(result).forEach((rule, reason) -> say("RULE", flavourName, rule, reason));
    } catch (Throwable failure) {
      say("FAIL", flavourName, file, 0);
      say("RULE", flavourName, "unreadable", failure);
    }
  }

  private static Map<String, String> brokenRules(ValidationResult result) {
    Map<String, String> reasons = new TreeMap<>();
    for (TestAssertion check : result.getTestAssertions()) {
      if (check.getStatus() != TestAssertion.Status.FAILED) continue;
      String rule = check.getRuleId().getClause() + " test " + check.getRuleId().getTestNumber();
      String place = check.getLocation() == null ? "" : " at " + check.getLocation().getContext();
      reasons.putIfAbsent(rule, check.getMessage() + place);
    }
    return reasons;
  }

  private static void say(String word, String flavour, String subject, Object detail) {
    String text = String.valueOf(detail).replaceAll("\\s+", " ");
    System.out.println(String.join("\t", word, flavour, subject, text));
  }
}
